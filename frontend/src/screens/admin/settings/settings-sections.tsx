import type { ReactNode } from 'react';
import { trAdmin } from '../../../locale/tr-admin';
import { type DeepForm, fieldAt } from '../form/field-at';
import type { FieldDefinition } from '../form/field-types';
import { RowField } from '../form/row-field';
import { SettingsList } from './settings-list';
import type { SettingsValues } from './settings-values';

const texts = trAdmin.settings;

interface Section {
  title: string;
  hint?: string;
  fields: readonly FieldDefinition[];
  /** A list of such items, with what a new one begins as. */
  list?: { name: 'products' | 'carousel_logos' | 'about_editors'; addLabel: string; item: object };
}

const SECTIONS: readonly Section[] = [
  {
    title: texts.general,
    fields: [
      { kind: 'text', name: 'site_name', label: texts.siteName },
      { kind: 'email', name: 'support_email', label: texts.supportEmail },
      { kind: 'number', name: 'mails_per_hour', label: texts.mailsPerHour, hint: texts.mailsPerHourHint },
    ],
  },
  {
    title: texts.bank,
    fields: [
      { kind: 'text', name: 'bank.account_holder', label: texts.accountHolder },
      { kind: 'text', name: 'bank.bank_name', label: texts.bankName },
      { kind: 'text', name: 'bank.iban', label: texts.iban },
    ],
  },
  {
    title: texts.controller,
    fields: [
      { kind: 'text', name: 'data_controller.name', label: texts.controllerName },
      { kind: 'text', name: 'data_controller.address', label: texts.controllerAddress },
    ],
  },
  {
    title: texts.products,
    list: {
      name: 'products',
      addLabel: texts.addProduct,
      item: { duration_type: '1_month', title: '', price_tl: '' },
    },
    fields: [
      {
        kind: 'choice',
        name: 'duration_type',
        label: texts.duration,
        options: Object.entries(trAdmin.durations),
      },
      { kind: 'text', name: 'title', label: texts.productTitle },
      { kind: 'number', name: 'price_tl', label: texts.price },
    ],
  },
  {
    title: texts.links,
    hint: texts.linkHint,
    fields: Object.entries(texts.linkLabels).map(([name, label]) => ({
      kind: 'url',
      name: `links.${name}`,
      label,
    })),
  },
  {
    title: texts.carousel,
    list: { name: 'carousel_logos', addLabel: texts.addLogo, item: { name: '', image_filename: '' } },
    fields: [
      { kind: 'text', name: 'name', label: texts.logoName },
      { kind: 'image', name: 'image_filename', label: texts.logoImage },
    ],
  },
  {
    title: texts.editors,
    list: { name: 'about_editors', addLabel: texts.addEditor, item: { name: '', text: '', link: '' } },
    fields: [
      { kind: 'text', name: 'name', label: texts.editorName },
      { kind: 'url', name: 'link', label: texts.editorLink },
      { kind: 'area', name: 'text', label: texts.editorText, max: 600 },
    ],
  },
];

type Form = DeepForm<SettingsValues>;

/** The sections of the settings, each field with the server's sentence below it. */
export function SettingsSections({ form }: { form: Form }) {
  return SECTIONS.map((section) =>
    section.list ? (
      <ListSection key={section.title} section={section} list={section.list} form={form} />
    ) : (
      <SettingsSection key={section.title} title={section.title} hint={section.hint}>
        <Fields fields={section.fields} form={form} />
      </SettingsSection>
    ),
  );
}

interface ListProps {
  section: Section;
  list: NonNullable<Section['list']>;
  form: Form;
}

function ListSection({ section: { title, fields }, list, form }: ListProps) {
  return (
    <SettingsList
      {...list}
      title={title}
      form={form}
      render={(path) => <Fields fields={fields} form={form} within={path} />}
    />
  );
}

interface FieldsProps {
  fields: readonly FieldDefinition[];
  form: Form;
  /** Path of the item that has them, e.g. `products.0.`. */
  within?: string;
}

function Fields({ fields, form, within = '' }: FieldsProps) {
  return fields.map((definition) => (
    <div key={definition.name} className={definition.kind === 'area' ? 'sm:col-span-2' : undefined}>
      <RowField definition={definition} row={null} {...fieldAt(form, within + definition.name)} />
    </div>
  ));
}

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of settings under its title. */
function SettingsSection({ title, hint, children }: Props) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      {hint && <p className="pb-3 text-dense text-muted">{hint}</p>}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
