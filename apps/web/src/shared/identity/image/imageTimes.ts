/** How long the picture of a name is waited for before the eye, in ms (1 section 2): then the plate stands alone. */
export const imageTimes = { overlay: 2_000, loader: 5_000 } as const
