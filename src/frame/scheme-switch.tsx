// Light, dark, or as the device has it. Only the radios: the inline script applies and stores the choice (app/inline-scheme.js), since it must be known
// before the first paint; so the switch works before React has hydrated it, and in every open page.
import { scheme } from '#content/words/footer.ts';
import { Choice } from '#ui/control/choice.tsx';

/** Not there without scripts, nor where the visitor's own colours or contrast rule: it could change nothing. */
export function SchemeSwitch() {
  return (
    <div className="no-print no-scripts:hidden more-contrast:hidden forced-colors:hidden">
      <Choice {...scheme} name="scheme" isSelected={isSelected} />
    </div>
  );
}

const isSelected = (value: string) => value === (document.documentElement.dataset['scheme'] ?? 'system');
