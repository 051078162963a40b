/** Longest text of a field of one line, in characters (code points): more than anybody writes into one. A message may fill the post. */
export const longestLine = 1_000;

/** Stands beside such a field. */
export const lineTooLong = 'Please use at most 1,000 characters here.';
