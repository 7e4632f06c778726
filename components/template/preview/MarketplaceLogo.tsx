const marketplaces = {
  stallmark: { name: 'Stallmark', path: 'M2 9h20l-2-6H4zM4 12h16v9H4zM9 21v-5h6v5' },
  themedock: { name: 'Themedock', path: 'M2 15h20l-3 6H5zM12 2v13M12 3l7 9h-7M5 12h4' },
} as const;

/** The logo of a made-up marketplace: a stall, or a boat at its dock, with the name. */
export function MarketplaceLogo({ marketplace }: { marketplace: keyof typeof marketplaces }) {
  const { name, path } = marketplaces[marketplace];
  return (
    <p className="marketplace">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      {name}
    </p>
  );
}
