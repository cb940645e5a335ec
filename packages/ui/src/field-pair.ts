/** Two fields beside each other: their labels start on one line, and so do their controls, whatever hints and errors are between. */
export const fieldPair = 'grid grid-cols-1 gap-4 sm:grid-cols-2 [&>*>:last-child]:mt-auto'
