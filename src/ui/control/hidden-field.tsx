// The door for a hidden <input>: a value that a form carries without asking.
export function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}
