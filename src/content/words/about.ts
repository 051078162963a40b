/** The heading over the people on /about; who they are is the owner's (site/people.yaml). */
export const peopleTitle = 'People who work here';
