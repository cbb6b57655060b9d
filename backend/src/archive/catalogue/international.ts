/** Stands for the country of competitions that are of no one country, or whose name starts with no known one. */
export const INTERNATIONAL = 'Uluslararası';
