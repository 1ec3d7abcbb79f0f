export const addService = 1
