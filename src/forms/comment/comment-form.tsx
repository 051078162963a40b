// Leave a Reply: the browser posts the form, even with scripts, and shows the page that it gets; scripts only validate it before. For a reply to a comment, the
// title names its author and receives focus, and the text begins with '@Name'.
import { useEffect, useId, useRef, type FormEvent } from 'react';

import { comment as says, refused } from '#content/site/words/forms.ts';
import { comment as words, commentHidden } from '#content/words/template-forms.ts';
import { check } from '#forms/check.ts';
import { FormFields, FormFrame } from '#forms/form-frame.tsx';
import { OutcomePanel } from '#forms/outcome.tsx';
import { useCheckedForm } from '#forms/use-checked-form.ts';
import type { Target } from '#routes.ts';
import { fillWords } from '#ui/fill-words.ts';
import { focusInView } from '#ui/focus-in-view.ts';
import { Button } from '#ui/control/button.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { comment } from './record.ts';

/** The comment that is replied to. Its element has the id `comment-ID`. */
export interface ReplyTo {
  readonly id: string;
  readonly name: string;
}

export interface CommentFormProps {
  /** The page of the post, and the post's title. */
  path: Target;
  postTitle: string;
  /** A new object for each press of Reply, so that each press moves the focus here. */
  replyTo?: ReplyTo | undefined;
  onCancelReply: () => void;
}

export function CommentForm({ path, postTitle, replyTo, onCancelReply }: CommentFormProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const mentioned = useRef('');
  const form = useCheckedForm(comment, { idOf: (name) => `respond-${name}` });
  const { outcome } = form.posted ?? { outcome: { is: 'open' } };
  const { getValues, setValue, showFailures } = form;

  useEffect(() => {
    setValue('comment', mention(getValues('comment'), mentioned.current, replyTo?.name));
    mentioned.current = replyTo ? mentionOf(replyTo.name) : '';
    if (replyTo) focusInView(heading.current);
  }, [replyTo, getValues, setValue]);

  function checkFirst(event: FormEvent) {
    const { failures } = check(comment, getValues(), new Date());
    if (failures.length > 0) event.preventDefault();
    showFailures(failures);
  }

  const carried = {
    [commentHidden.path]: path,
    [commentHidden.title]: postTitle,
    ...(replyTo ? { [commentHidden.parent]: replyTo.id, [commentHidden.parentName]: replyTo.name } : {}),
  };

  return (
    <FormFrame
      form={form}
      onSubmit={checkFirst}
      name={{ 'aria-labelledby': `${id}-title` }}
      carried={carried}
      surface="card"
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="mt-3 mb-4 scroll-mt-30 text-2">
        {replyTo ? fillWords(words.replying, { name: replyTo.name }) : words.title}
      </h2>
      {replyTo && (
        <p className="mb-5">
          <Link to={`${path}#comment-${replyTo.id}` as Target} variant="line" onClick={onCancelReply}>
            {words.cancel}
          </Link>
        </p>
      )}
      <div className="mb-5 empty:mb-0">
        {outcome.is === 'sent' && <OutcomePanel tone="success" title={says.sent.title} line={says.sent.text} />}
        {outcome.is === 'refused' && (
          <OutcomePanel tone="error" title={refused.title} line={outcome.reason}>
            <p className="mt-2">{refused.kept}</p>
          </OutcomePanel>
        )}
      </div>
      <p className="mb-5 text-small text-ink-soft">{`${says.promise} ${words.note}`}</p>
      <FormFields form={form} />
      <div className="mt-5">
        <Button type="submit" name="submit">
          {words.submit}
        </Button>
      </div>
    </FormFrame>
  );
}

const mentionOf = (name: string) => `@${name} `;

/** Replaces or removes the '@Name' at the start of the comment; the text after it stays. */
function mention(text: string, before: string, name: string | undefined): string {
  const said = before && text.startsWith(before.trim()) ? text.slice(before.trim().length).trimStart() : text;
  return name === undefined ? said : mentionOf(name) + said;
}
