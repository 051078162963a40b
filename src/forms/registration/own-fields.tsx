// What the daycare asks besides, at the end of the last step. Parents may leave all of it out.
import { get } from 'react-hook-form';

import type { OwnField } from '#content/rules/own-fields.ts';
import { FormFields } from '#forms/form-frame.tsx';
import { htmlName } from '#forms/record.ts';
import type { CheckedForm } from '#forms/use-checked-form.ts';
import { Checkbox } from '#ui/control/checkbox.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { QuestionGroup } from '#ui/layout/question-group.tsx';

import { rowsOf } from './own.ts';
import type { Registration } from './schema.ts';

interface OwnFieldsProps {
  form: CheckedForm<Registration>;
  fields: readonly OwnField[];
}

export const OwnFields = ({ form, fields }: OwnFieldsProps) => (
  <div className="mt-4 grid gap-4">
    {fields.map((field) => {
      const { kind, name, lang } = field;
      const question = <InLanguage lang={lang}>{field.label}</InLanguage>;
      const hint = field.hint && <InLanguage lang={lang}>{field.hint}</InLanguage>;
      const rows = rowsOf(field);
      // A single field has its label and its hint itself.
      if (kind === 'choices' || kind === 'line')
        return <FormFields key={name} form={form} fields={rows.map((row) => ({ ...row, label: question, hint }))} />;
      return (
        <QuestionGroup
          key={name}
          id={form.idOf(`own.${name}`)}
          question={question}
          hint={hint}
          optional={kind === 'days'}
        >
          {kind === 'days' ? <Days form={form} field={field} /> : <FormFields form={form} fields={rows} />}
        </QuestionGroup>
      );
    })}
  </div>
);

const Days = ({ form, field }: Pick<OwnFieldsProps, 'form'> & { field: OwnField }) => (
  <div className="flex flex-wrap gap-x-2">
    {rowsOf(field).map(({ name, label }) => (
      <Checkbox
        key={name}
        id={form.idOf(name)}
        name={htmlName(name)}
        value={label}
        isTicked={Boolean(get(form.posted?.values, name))}
        control={form.attach(name)}
      />
    ))}
  </div>
);
