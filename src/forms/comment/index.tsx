// Prerendered; works without scripts.
import { CommentForm } from './comment-form.tsx';
import { Part } from '#runtime/part.tsx';

import type { CommentFormProps } from './comment-form.tsx';

const id = 'respond';

export function LeaveReply(props: CommentFormProps) {
  return (
    <div id={id} className="mt-16">
      <Part>
        <CommentForm {...props} />
      </Part>
    </div>
  );
}
