// A search in the page itself: one field, one button, and a status that says how many were found. It makes no call; without scripts it is not there.
import { type FormEvent, useId, useRef } from 'react';

import { Button, type ButtonLook } from './button.tsx';

interface SearchBoxProps {
  label: string;
  submit: string;
  /** The field's name in the form. */
  name: string;
  button?: ButtonLook;
  onSearch: (words: string) => void;
}

export function SearchBox({ label, submit, name, button = 'solid', onSearch }: SearchBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(name);
    const wanted = typeof words === 'string' ? words.trim() : '';
    onSearch(wanted);
    // Nothing to look for yet: the button leads to where one types.
    if (!wanted) field.current?.focus();
  }

  return (
    <form role="search" className="no-scripts:hidden" onSubmit={search}>
      <label htmlFor={id} className="mb-2 block text-label">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          className="search-input min-h-button min-w-0 rounded-field border-2 border-line-strong bg-surface px-3 py-2 text-body leading-normal text-ink"
        />
        <Button type="submit" look={button}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
