/** Ends the current task, so that the browser can paint and answer what was tapped meanwhile. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
