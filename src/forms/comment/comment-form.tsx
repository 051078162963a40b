// Leave a Reply: a plain form that the browser posts itself, with scripts or without; the answer is a page (decision 16). It checks nothing (specification 5).
// Replying, it names whom one replies to, takes the focus, and begins the comment with '@Name' (decision 29).
import { useEffect, useId, useRef } from 'react';

import { commentsUrl } from '#content/form-service.ts';
import { comment, commentFields, commentHidden, trap } from '#content/template-forms.ts';
import type { Target } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { HiddenField } from '#ui/hidden-field.tsx';
import { Link } from '#ui/link.tsx';
import { TrapField } from '#ui/trap-field.tsx';

/** The comment that is replied to. Its element has the id `comment-ID`. */
export interface ReplyTo {
  readonly id: string;
  readonly name: string;
}

interface CommentFormProps {
  /** The page of the post, and the post's title. */
  path: Target;
  postTitle: string;
  /** A new object with every press of Reply, so that each press brings the focus here. */
  replyTo?: ReplyTo | undefined;
  onCancelReply: () => void;
}

export function CommentForm({ path, postTitle, replyTo, onCancelReply }: CommentFormProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const mentioned = useRef('');

  useEffect(() => {
    const text = form.current?.elements.namedItem('comment') as HTMLTextAreaElement;
    text.value = mention(text.value, mentioned.current, replyTo?.name);
    mentioned.current = replyTo ? mentionOf(replyTo.name) : '';
    if (replyTo) heading.current?.focus();
  }, [replyTo]);

  const hidden = {
    [commentHidden.path]: path,
    [commentHidden.title]: postTitle,
    ...(replyTo ? { [commentHidden.parent]: replyTo.id, [commentHidden.parentName]: replyTo.name } : {}),
  };

  return (
    <form
      ref={form}
      method="post"
      action={commentsUrl}
      noValidate
      aria-labelledby={`${id}-title`}
      className="template-form-card template-form field-grid"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <TrapField {...trap} />
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="comment-title">
        {replyTo ? comment.replying.replace('{name}', () => replyTo.name) : comment.title}
      </h2>
      {replyTo && (
        <p>
          <Link to={`${path}#comment-${replyTo.id}` as Target} look="line" onClick={onCancelReply}>
            {comment.cancel}
          </Link>
        </p>
      )}
      <p className="text-small text-ink-soft">{comment.note}</p>
      <div className="field-columns">
        {commentFields.map((field) => (
          <Field key={field.name} {...field} id={`respond-${field.name}`} />
        ))}
      </div>
      <Button type="submit" name="submit">
        {comment.submit}
      </Button>
    </form>
  );
}

const mentionOf = (name: string) => `@${name} `;

/** The comment with another '@Name' at its start, or none; what was typed behind it stays. */
function mention(text: string, before: string, name: string | undefined): string {
  const said = before && text.startsWith(before.trim()) ? text.slice(before.trim().length).trimStart() : text;
  return name === undefined ? said : mentionOf(name) + said;
}
