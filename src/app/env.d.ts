/** Build-time settings (README, "Settings"). */
interface ImportMetaEnv {
  readonly MAIL_HOST?: string;
  /** Whether this is the dev server; what it guards is not in a build. */
  readonly DEV: boolean;
}
