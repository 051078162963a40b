// Radio buttons for the colour scheme: light, dark or the system's. app/inline-scheme.js applies and stores the choice, because it is needed before the
// first paint; so the switch works before hydration.
import { scheme } from '#content/words/footer.ts';
import { Choice } from '#ui/control/choice.tsx';

/** Hidden without scripts, in forced colours and with increased contrast, where it would have no effect. */
export function SchemeSwitch() {
  return (
    <div className="print:hidden! forced-colors:hidden more-contrast:hidden no-scripts:hidden">
      <Choice {...scheme} name="scheme" isSelected={isSelected} />
    </div>
  );
}

const isSelected = (value: string) => value === (document.documentElement.dataset['scheme'] ?? 'system');
