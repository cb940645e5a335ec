/** The package documents a subpath for each icon, but ships no types for them. */
declare module '@lucide/icons/icons/*' {
  const drawing: import('@lucide/icons').LucideIconData
  export default drawing
}
