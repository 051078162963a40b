import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SkillBar } from '#ui/layout/skill-bar.tsx';

import { expectNoViolation } from '../axe.ts';

const skills = [
  ['Listening', 93, 'spruce'],
  ['Music', 70, 'canola'],
  ['Carpentry', 48, 'rosehip'],
] as const;

const show = () =>
  render(
    <ul>
      {skills.map(([name, value, family]) => (
        <li key={name}>
          <SkillBar name={name} value={value} family={family} />
        </li>
      ))}
    </ul>,
  );

test('each skill has its percentage in words beside its name', async () => {
  show();
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Listening 93%',
    'Music 70%',
    'Carpentry 48%',
  ]);
  await expectNoViolation();
});

test('the bead of a skill is placed at its percentage, and is decoration', () => {
  const { container } = show();
  expect([...container.querySelectorAll('circle')].map((bead) => bead.getAttribute('cx'))).toEqual([
    '93%',
    '70%',
    '48%',
  ]);
  for (const drawing of container.querySelectorAll('svg')) expect(drawing.getAttribute('aria-hidden')).toBe('true');
});
