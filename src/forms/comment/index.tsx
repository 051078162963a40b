// Prerendered; works without scripts. Hydrates when near the viewport.
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

import type { CommentFormProps } from './comment-form.tsx';

const id = 'respond';
const CommentForm = hydrateOnVisible<CommentFormProps>(id, async () => ({
  default: (await import('./comment-form.tsx')).CommentForm,
}));

export function LeaveReply(props: CommentFormProps) {
  return (
    <div id={id} className="mt-16">
      <Part>
        <CommentForm {...props} />
      </Part>
    </div>
  );
}
