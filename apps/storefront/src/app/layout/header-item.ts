export const item =
  'flex min-h-11 min-w-10 shrink-0 items-center justify-center gap-2 rounded-md px-1 text-body-sm whitespace-nowrap text-on-brand no-underline sm:min-w-11 sm:px-2 hover:bg-brand-hover'
