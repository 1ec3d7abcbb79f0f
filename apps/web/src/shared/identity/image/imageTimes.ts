/**
 * How long the picture of a name may take, in ms (1 section 2): first the plate is covered, then a loader is shown,
 * then the plate is shown alone.
 */
export const imageTimes = { overlay: 2_000, loader: 5_000 } as const
