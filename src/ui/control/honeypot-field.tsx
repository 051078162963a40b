// A honeypot: an <input> that is hidden from everybody, keyboard and screen readers included, and that only spam bots fill in.
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
