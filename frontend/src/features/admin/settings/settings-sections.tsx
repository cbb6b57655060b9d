import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField } from '../../../components/form/text-area-field';
import { TextField } from '../../../components/form/text-field';
import { trAdmin } from '../../../locale/tr-admin';
import { ImageField } from '../form/image-field';
import { SettingsList } from './settings-list';
import { SettingsSection } from './settings-section';
import type { SettingsValues } from './settings-values';

const said = trAdmin.settings;
const DURATIONS = Object.entries(trAdmin.durations);
const LINKS = Object.entries(said.linkLabels) as [keyof SettingsValues['links'], string][];

/** The sections of the settings, each field with the server's sentence below it. */
export function SettingsSections({ form }: { form: UseFormReturn<SettingsValues> }) {
  const {
    register,
    control,
    watch,
    formState: { errors },
  } = form;
  const products = useFieldArray({ control, name: 'products' });
  const logos = useFieldArray({ control, name: 'carousel_logos' });
  const editors = useFieldArray({ control, name: 'about_editors' });

  return (
    <>
      <SettingsSection title={said.general}>
        <TextField {...register('site_name')} label={said.siteName} error={errors.site_name?.message} />
        <TextField
          {...register('support_email')}
          type="email"
          label={said.supportEmail}
          error={errors.support_email?.message}
        />
        <TextField
          {...register('mails_per_hour')}
          inputMode="numeric"
          label={said.mailsPerHour}
          hint={said.mailsPerHourHint}
          error={errors.mails_per_hour?.message}
        />
      </SettingsSection>

      <SettingsSection title={said.bank}>
        <TextField
          {...register('bank.account_holder')}
          label={said.accountHolder}
          error={errors.bank?.account_holder?.message}
        />
        <TextField
          {...register('bank.bank_name')}
          label={said.bankName}
          error={errors.bank?.bank_name?.message}
        />
        <TextField {...register('bank.iban')} label={said.iban} error={errors.bank?.iban?.message} />
      </SettingsSection>

      <SettingsSection title={said.controller}>
        <TextField
          {...register('data_controller.name')}
          label={said.controllerName}
          error={errors.data_controller?.name?.message}
        />
        <TextField
          {...register('data_controller.address')}
          label={said.controllerAddress}
          error={errors.data_controller?.address?.message}
        />
      </SettingsSection>

      <SettingsList
        title={said.products}
        error={errors.products?.message ?? errors.products?.root?.message}
        list={products}
        addLabel={said.addProduct}
        onAdd={() => products.append({ duration_type: '1_month', title: '', price_tl: '' })}
        render={(index) => (
          <>
            <SelectField
              {...register(`products.${index}.duration_type`)}
              label={said.duration}
              options={DURATIONS}
              error={errors.products?.[index]?.duration_type?.message}
            />
            <TextField
              {...register(`products.${index}.title`)}
              label={said.productTitle}
              error={errors.products?.[index]?.title?.message}
            />
            <TextField
              {...register(`products.${index}.price_tl`)}
              inputMode="numeric"
              label={said.price}
              error={errors.products?.[index]?.price_tl?.message}
            />
          </>
        )}
      />

      <SettingsSection title={said.links} hint={said.linkHint}>
        {LINKS.map(([name, label]) => (
          <TextField
            key={name}
            {...register(`links.${name}`)}
            type="url"
            label={label}
            error={errors.links?.[name]?.message}
          />
        ))}
      </SettingsSection>

      <SettingsList
        title={said.carousel}
        error={errors.carousel_logos?.message ?? errors.carousel_logos?.root?.message}
        list={logos}
        addLabel={said.addLogo}
        onAdd={() => logos.append({ name: '', image_filename: '' })}
        render={(index) => (
          <>
            <TextField
              {...register(`carousel_logos.${index}.name`)}
              label={said.logoName}
              error={errors.carousel_logos?.[index]?.name?.message}
            />
            <Controller
              control={control}
              name={`carousel_logos.${index}.image_filename`}
              render={({ field }) => (
                <ImageField
                  label={said.logoImage}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.carousel_logos?.[index]?.image_filename?.message}
                />
              )}
            />
          </>
        )}
      />

      <SettingsList
        title={said.editors}
        error={errors.about_editors?.message ?? errors.about_editors?.root?.message}
        list={editors}
        addLabel={said.addEditor}
        onAdd={() => editors.append({ name: '', text: '', link: '' })}
        render={(index) => (
          <>
            <TextField
              {...register(`about_editors.${index}.name`)}
              label={said.editorName}
              error={errors.about_editors?.[index]?.name?.message}
            />
            <TextField
              {...register(`about_editors.${index}.link`)}
              type="url"
              label={said.editorLink}
              error={errors.about_editors?.[index]?.link?.message}
            />
            <div className="sm:col-span-2">
              <TextAreaField
                {...register(`about_editors.${index}.text`)}
                label={said.editorText}
                counter={{ text: watch(`about_editors.${index}.text`) ?? '', limit: 600 }}
                error={errors.about_editors?.[index]?.text?.message}
              />
            </div>
          </>
        )}
      />
    </>
  );
}
