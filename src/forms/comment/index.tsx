// Prerendered; works without scripts. Its code is a chunk of its own.
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

import type { CommentFormProps } from './comment-form.tsx';

const id = 'respond';
const CommentForm = lazyPart<CommentFormProps>(async () => ({
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
