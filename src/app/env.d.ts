/** Build-time settings (README, "Settings"). */
interface ImportMetaEnv {
  readonly MAIL_HOST?: string;
}
