/** Raised when a file as a whole can't be imported; the message is a Turkish sentence for the user. */
export class FileProblem extends Error {}
