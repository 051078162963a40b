// An e-mail field that offers the address that was probably meant, when it is left. It stops nobody: what was typed is sent as it is.
import { useState } from 'react';
import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';

import { addressOffer as words } from '#content/words/address-offer.ts';
import { Field, type FieldProps } from '#ui/control/field.tsx';
import { fillWords } from '#ui/fill-words.ts';
import { speak } from '#ui/overlay/toast-store.ts';

import { likelyAddress } from './likely-address.ts';
import type { CheckedForm } from './use-checked-form.ts';
import { useRelease } from './use-release.ts';

/** A field of a form, with its handlers. */
export type AttachedField = FieldProps & Required<Pick<FieldProps, 'control'>>;

interface AddressFieldProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  path: FieldPath<Values>;
  field: AttachedField;
}

export function AddressField<Values extends FieldValues>({
  form: { control, posted, getFieldState, setValue },
  path,
  field,
}: AddressFieldProps<Values>) {
  const typed: string = useWatch({ control, name: path });
  /** What the field contained when it was last left: while it is typed into, nothing is offered. */
  const [left, setLeft] = useState<string>();
  const { pressed, onRelease } = useRelease();
  const offerFor = (value: string) => {
    const address = likelyAddress(value);
    return address === undefined
      ? undefined
      : { address, text: fillWords(words.text, { address }), take: fillWords(words.take, { address }) };
  };
  const offer = posted || typed === left ? offerFor(typed) : undefined;

  function leave(value: string) {
    // A press that sends the form: what appears now would be gone in a moment.
    if (value === left || (pressed.current instanceof Element && pressed.current.closest('[type=submit]'))) return;
    onRelease(() => {
      setLeft(value);
      speak(offerFor(value)?.text ?? '');
    });
  }

  function take() {
    setValue(path, offer?.address as PathValue<Values, typeof path>, { shouldValidate: getFieldState(path).invalid });
    document.getElementById(field.id)?.focus();
  }

  return (
    <Field
      {...field}
      control={{
        ...field.control,
        onBlur(event: { target: HTMLInputElement }) {
          leave(event.target.value);
          return field.control.onBlur(event);
        },
      }}
      // Without scripts a button could do nothing.
      offer={offer && { text: offer.text, take: posted ? undefined : { words: offer.take, onPress: take } }}
    />
  );
}
