import { allPostsPath } from '#content/rules/addresses.ts';
import { provider } from '#content/site/provider.ts';
import { Link } from '#ui/navigation/link.tsx';

interface AuthorLinkProps {
  name: string;
  variant: 'block' | 'line';
}

/** A post without an author is the daycare's own, whose name is already that of the link to the home page (WCAG 2.4.9): no other link has it. */
export const AuthorLink = ({ name, variant }: AuthorLinkProps) =>
  name === provider.name ? (
    name
  ) : (
    <Link to={allPostsPath} variant={variant}>
      {name}
    </Link>
  );
