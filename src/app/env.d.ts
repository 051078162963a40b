/** Build-time settings (docs/settings.md). */
interface ImportMetaEnv {
  readonly MAIL_HOST?: string;
  readonly STATIC_HOST?: string;
  /** Whether this is the dev server; builds drop the code that it guards. */
  readonly DEV: boolean;
}
