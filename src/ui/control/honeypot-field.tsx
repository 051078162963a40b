// The door for an <input> that nobody sees, hears or reaches, and that programs fill which fill everything.
export function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <div hidden aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
