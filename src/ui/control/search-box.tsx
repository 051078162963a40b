// A search form for client-side search: one field and one button. Hidden without scripts.
import { type FormEvent, useId, useRef } from 'react';

import { Button, type ButtonVariant } from './button.tsx';

interface SearchBoxProps {
  label: string;
  submit: string;
  /** The `name` of the input. */
  name: string;
  button?: ButtonVariant;
  onSearch: (words: string) => void;
  /** Called when the field gets the focus, for what a search needs to load. */
  onUse?: () => void;
}

export function SearchBox({ label, submit, name, button = 'solid', onSearch, onUse }: SearchBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(name);
    const wanted = typeof words === 'string' ? words.trim() : '';
    onSearch(wanted);
    // Without a query, submitting moves focus to the field.
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
          onFocus={onUse}
          className="min-h-button max-w-card min-w-0 grow basis-3/5 rounded-field border-2 border-line-strong bg-surface px-3 py-2 text-body leading-normal text-ink"
        />
        <Button type="submit" variant={button}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
