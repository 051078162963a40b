/** What every page says while provider.yaml has the sample's reserved phone number or domain. */
export const sampleNoticeName = 'Sample';
export const sampleNotice = 'This is a sample site: nobody answers its phone or e-mail.';
