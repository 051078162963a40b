/** The places of the banner's parts, whether it turns or not. In one column the form takes the whole width. */
export const bannerClasses = {
  grid: 'banner-grid grid gap-y-6 pt-6 wide:gap-y-0 wide:pt-8 print:block',
  words: 'relative z-2 min-w-0',
  form: 'relative z-3 min-w-0 max-wide:*:max-w-full wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:pb-10',
  picture: 'banner-picture relative min-w-0',
} as const;
