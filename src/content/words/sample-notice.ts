/** What every page says while provider.yaml has the sample's reserved phone number or domain. */
export const sampleNoticeName = 'This is a sample site';
export const sampleNotice = `${sampleNoticeName}: nobody answers its phone or e-mail.`;
