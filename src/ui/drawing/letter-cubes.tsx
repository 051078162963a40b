// Wooden letter blocks on the lower edge of a page's header section. Decorative.
const grounds = ['bg-rosehip-mid', 'bg-spruce-mid', 'bg-chinook-mid'] as const;

export function LetterCubes({ letters }: { letters: string }) {
  return (
    <div className="flex items-end gap-2" aria-hidden="true">
      {[...letters].map((letter, index) => (
        <span key={letter} className={`cube letter-cube font-display text-letter ${grounds[index % grounds.length]}`}>
          {letter}
        </span>
      ))}
    </div>
  );
}
