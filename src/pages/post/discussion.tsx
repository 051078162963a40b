// The comments and the form below them. Reply brings the focus to the form, which then names whom one replies to.
import { startTransition, useState } from 'react';

import type { Comment } from '#content/posts/post.ts';
import type { ReplyTo } from '#forms/comment/comment-form.tsx';
import { LeaveReply } from '#forms/comment/index.tsx';
import type { Target } from '#routes.ts';

import { Comments } from './comments.tsx';

interface DiscussionProps {
  comments: readonly Comment[];
  count: number;
  /** The address of the post, and its title: the form says which post it is about. */
  address: Target;
  title: string;
}

const place = 'respond';

export function Discussion({ comments, count, address, title }: DiscussionProps) {
  const [replyTo, setReplyTo] = useState<ReplyTo>();
  /** As a transition, since the form may still be HTML: what is typed in it stays there until its code has come. */
  const reply = (comment: ReplyTo) => startTransition(() => setReplyTo(comment));
  return (
    <div className="discussion">
      <Comments comments={comments} count={count} form={`${address}#${place}`} onReply={reply} />
      <LeaveReply path={address} postTitle={title} replyTo={replyTo} onCancelReply={() => setReplyTo(undefined)} />
    </div>
  );
}
