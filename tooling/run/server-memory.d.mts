/** Flags of Node for the server's process. */
export declare const serverFlags: readonly string[]
/** Variables of its environment. */
export declare const serverMemory: Readonly<Record<string, string>>
