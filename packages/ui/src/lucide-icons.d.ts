/** The package documents one subpath an icon, but ships no types for them. */
declare module '@lucide/icons/icons/*' {
  const drawing: import('@lucide/icons').LucideIconData
  export default drawing
}
