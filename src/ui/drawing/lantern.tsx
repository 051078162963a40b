// The logo's drawing, a lantern with the sun inside. Its frame has the colour of the text. Always decorative, beside the name.
export function Lantern() {
  return (
    <svg viewBox="0 0 44 50" aria-hidden="true">
      <circle cx="22" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M4 45V29a18 18 0 0 1 36 0v16z" className="fill-current" />
      <path d="M8.5 41V29a13.5 13.5 0 0 1 27 0v12z" className="fill-canola-mid" />
      <circle cx="22" cy="33" r="8" className="fill-bow-1" />
      <path d="M8.5 36.5q6.5-3.5 13.5-1.8t13.5-.7V41h-27z" className="fill-bow-4" />
      <path
        d="M1 45.5a2.5 2.5 0 0 1 2.5-2.5h37a2.5 2.5 0 0 1 2.5 2.5v2a2.5 2.5 0 0 1-2.5 2.5h-37a2.5 2.5 0 0 1-2.5-2.5z"
        className="fill-current"
      />
    </svg>
  );
}
