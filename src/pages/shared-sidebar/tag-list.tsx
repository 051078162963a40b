import { filterPath, newsAddress } from '#content/rules/addresses.ts';
import { tagLanguages } from '#content/values/lists.ts';
import { Link } from '#ui/navigation/link.tsx';

/** Tags as links to their posts; `about` is the tag of the current page. */
export function TagList({ names, about }: { names: readonly string[]; about?: string | undefined }) {
  return (
    <ul role="list" className="flex flex-wrap gap-2">
      {names.map((tag) => (
        <li key={tag} {...tagLanguages[tag]}>
          <Link to={newsAddress(filterPath, { tag })} variant="tag" current={tag === about}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
