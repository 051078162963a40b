// The comments of a post, threaded up to three levels. Reply is a link to the comment form; with scripts the form then names the person replied to.
import type { Comment } from '#content/rules/post.ts';
import { longDate, timeOf } from '#content/rules/dates.ts';
import { takesComments } from '#content/site/provider.ts';
import { portraits } from '#content/values/people.ts';
import { postWords } from '#content/words/post-words.ts';
import { canSend } from '#forms/can-send.ts';
import { comment as record } from '#forms/comment/record.ts';
import { Avatar } from '#ui/media/avatar.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { Target } from '#routes.ts';

interface CommentsProps {
  comments: readonly Comment[];
  /** Number of comments, replies included. */
  count: number;
  /** Address of the comment form. */
  form: Target;
  onReply: (comment: { id: string; name: string }) => void;
}

export function Comments({ comments, count, form, onReply }: CommentsProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="text-2">
        {postWords.commentsTitle(count)}
      </h2>
      <Thread comments={comments} level={0} form={form} onReply={onReply} />
    </section>
  );
}

/** Replies are indented behind a border whose colour tells their level. */
const reply = 'border-l-4 ps-4 tablet:ms-8 tablet:ps-6';
const levels = ['', `${reply} border-canola-mid`, `${reply} border-chinook-mid`] as const;

function Thread({ comments, level, form, onReply }: Omit<CommentsProps, 'count'> & { level: number }) {
  return (
    <ol role="list" className={`mt-6 grid gap-6 ${levels[level] ?? ''}`}>
      {comments.map(({ id, name, at, text, lang, replies }) => (
        <li key={id}>
          <article
            id={`comment-${id}`}
            aria-labelledby={`by-${id} at-${id}`}
            className="grid scroll-mt-24 grid-cols-auto-1 items-start gap-4"
          >
            <Avatar name={name} picture={portraitOf(name)} />
            <div>
              <p className="flex flex-wrap items-baseline gap-x-4">
                <b id={`by-${id}`}>{name}</b>
                <time id={`at-${id}`} dateTime={at} className="text-small text-ink-soft">
                  {longDate(at)}, {timeOf(at)}
                </time>
              </p>
              <p className="mt-2 max-w-prose" {...lang}>
                {text}
              </p>
              {takesComments && canSend(record) !== 'never' && (
                <Link to={form} variant="line" label={postWords.replyTo(name)} onClick={() => onReply({ id, name })}>
                  {postWords.reply}
                </Link>
              )}
            </div>
          </article>
          {replies && <Thread comments={replies} level={level + 1} form={form} onReply={onReply} />}
        </li>
      ))}
    </ol>
  );
}

/** None for a parent. */
function portraitOf(name: string) {
  const portrait = portraits.find(({ byline }) => byline === name);
  return portrait && portrait.picture;
}
