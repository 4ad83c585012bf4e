/** Says in words why a file is not a list that can be put in force. */
export class UnreadableList extends Error {}
