/** Build-time settings (docs/settings.md). */
interface ImportMetaEnv {
  readonly MAIL_HOST?: string;
  readonly STATIC_HOST?: string;
}
