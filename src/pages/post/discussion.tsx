// The comments and the form below them. Reply brings the focus to the form, which then names whom one replies to.
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
  /** The address of the post, and its title: the form says which post it is about. */
  address: Target;
  title: string;
  Form: ComponentType<{ path: Target; postTitle: string; replyTo: ReplyTo | undefined; onCancelReply: () => void }>;
}

const place = 'respond';

export function Discussion({ comments, count, address, title, Form }: DiscussionProps) {
  const [replyTo, setReplyTo] = useState<ReplyTo>();
  return (
    <div className="discussion">
      <Comments comments={comments} count={count} form={`${address}#${place}`} onReply={setReplyTo} />
      <div id={place} className="mt-16">
        <Form path={address} postTitle={title} replyTo={replyTo} onCancelReply={() => setReplyTo(undefined)} />
      </div>
    </div>
  );
}
