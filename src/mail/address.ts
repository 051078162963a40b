/** One plain e-mail address: no display name, no list, no comment. The pattern is that of HTML's e-mail field, with a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** True for an address that a letter can be sent to; at most 254 characters (RFC 5321, 4.5.3.1). */
export const isAddress = (text: string) => text.length <= 254 && pattern.test(text);
