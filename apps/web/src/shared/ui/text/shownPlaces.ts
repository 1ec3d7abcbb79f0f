/** The digits after the point of what somebody holds of a coin; the others are one press away. */
export const coinPlaces = 4

/** The digits after the point of a worth; the rest is cut. */
export const worthPlaces = 2
