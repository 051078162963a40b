// Leave a Reply: a plain form that the browser posts itself, with scripts or without; the answer is a page. What is required is checked before it is posted.
// Replying, it names whom one replies to, takes the focus, and begins the comment with '@Name'.
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { commentsUrl } from '#content/records/form-service.ts';
import { comment, commentFields, commentHidden, honeypot } from '#content/words/template-forms.ts';
import type { Target } from '#routes.ts';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { HiddenField } from '#ui/control/hidden-field.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { HoneypotField } from '#ui/control/honeypot-field.tsx';

import { checkComment } from './rules.ts';

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
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const failing = () =>
    Object.fromEntries(checkComment(valuesOf(form.current!)).map(({ field, message }) => [field, message]));

  /** A message goes when its field is mended. */
  function mend() {
    if (Object.keys(errors).length === 0) return;
    const now = failing();
    setErrors(Object.fromEntries(Object.entries(now).filter(([name]) => name in errors)));
  }

  /** The first failing field takes the focus once its message is in the page, so that the message is heard with it. */
  function check(event: FormEvent) {
    const failures = failing();
    const [first] = Object.keys(failures);
    if (first === undefined) return;
    event.preventDefault();
    flushSync(() => setErrors(failures));
    (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

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
      onInput={mend}
      onSubmit={check}
      aria-labelledby={`${id}-title`}
      className="template-form-card template-form field-grid"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <HoneypotField {...honeypot} />
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
          <Field key={field.name} {...field} id={`respond-${field.name}`} error={errors[field.name]} />
        ))}
      </div>
      <Button type="submit" name="submit">
        {comment.submit}
      </Button>
    </form>
  );
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const mentionOf = (name: string) => `@${name} `;

/** The comment with another '@Name' at its start, or none; what was typed behind it stays. */
function mention(text: string, before: string, name: string | undefined): string {
  const said = before && text.startsWith(before.trim()) ? text.slice(before.trim().length).trimStart() : text;
  return name === undefined ? said : mentionOf(name) + said;
}
