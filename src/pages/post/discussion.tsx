// The comments, and the comment form beside them, or below them where the text stands in the middle. Reply moves the focus to the form, whose heading then names the person replied to.
import { startTransition, useState } from 'react';

import type { Comment } from '#content/rules/post.ts';
import { takesComments } from '#content/site/provider.ts';
import type { ReplyTo } from '#forms/comment/comment-form.tsx';
import { LeaveReply } from '#forms/comment/index.tsx';
import type { Target } from '#routes.ts';
import { Band } from '#ui/layout/band.tsx';
import { TextColumn } from '#ui/layout/text-part.tsx';

import { Comments } from './comments.tsx';
import type { PostAxes } from './post-layouts.ts';

interface DiscussionProps {
  /** Of the text. */
  width: PostAxes['width'];
  comments: readonly Comment[];
  count: number;
  /** Address and title of the post, which the form sends with the comment. */
  address: Target;
  title: string;
}

const formId = 'respond';

export function Discussion({ width, comments, count, address, title }: DiscussionProps) {
  const [replyTo, setReplyTo] = useState<ReplyTo>();
  /** As a transition, since the form may still be HTML: what is typed in it stays there until its code has come. */
  const reply = (comment: ReplyTo) => startTransition(() => setReplyTo(comment));
  return (
    <Band ground="wheat">
      <div className="wrap">
        <TextColumn variant={width === 'text' ? 'text' : 'pair'}>
          <Comments comments={comments} count={count} form={`${address}#${formId}`} onReply={reply} />
          {takesComments && (
            <LeaveReply
              path={address}
              postTitle={title}
              replyTo={replyTo}
              onCancelReply={() => setReplyTo(undefined)}
            />
          )}
        </TextColumn>
      </div>
    </Band>
  );
}
