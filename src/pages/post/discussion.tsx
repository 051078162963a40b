// The comments and the comment form below them. Reply moves the focus to the form, whose heading then names the person replied to.
import { useState, type ComponentType } from 'react';

import type { Comment } from '#content/posts/post.ts';
import type { Target } from '#routes.ts';

import { Comments } from './comments.tsx';

export interface ReplyTo {
  readonly id: string;
  readonly name: string;
}

interface DiscussionProps {
  comments: readonly Comment[];
  count: number;
  /** Address and title of the post, which the form sends with the comment. */
  address: Target;
  title: string;
  Form: ComponentType<{ path: Target; postTitle: string; replyTo: ReplyTo | undefined; onCancelReply: () => void }>;
}

const formId = 'respond';

export function Discussion({ comments, count, address, title, Form }: DiscussionProps) {
  const [replyTo, setReplyTo] = useState<ReplyTo>();
  return (
    <div className="discussion">
      <Comments comments={comments} count={count} form={`${address}#${formId}`} onReply={setReplyTo} />
      <div id={formId} className="mt-16">
        <Form path={address} postTitle={title} replyTo={replyTo} onCancelReply={() => setReplyTo(undefined)} />
      </div>
    </div>
  );
}
