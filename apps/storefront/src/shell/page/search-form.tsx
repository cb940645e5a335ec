import { Button } from '@upchar/ui/button'

/** A plain search form, for error and empty pages. */
export function SearchForm() {
  return (
    <search className="w-full max-w-form">
      <form action="/products" method="get" aria-label="Search the shop" className="flex gap-2">
        <label className="sr-only" htmlFor="empty-search">
          Search products
        </label>
        <input
          id="empty-search"
          name="search"
          type="search"
          enterKeyHint="search"
          placeholder="Gloves, syringe, 16Fr…"
          className="min-h-control w-full min-w-0 rounded-md border border-control-border bg-surface px-3 text-body"
        />
        <Button type="submit" look="outline">
          Search
        </Button>
      </form>
    </search>
  )
}
