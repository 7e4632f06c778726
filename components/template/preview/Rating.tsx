const bars = [0, 1, 2, 3, 4];

/** A rating as an image: five parallels, of which as many are saffron as the rating. */
export function Rating({ rating, label }: { rating: number; label: string }) {
  return (
    <svg className="rating" viewBox="0 0 100 8" role="img" aria-label={label}>
      {bars.map((bar) => (
        <path
          key={bar}
          d={`M${bar * 21} 0h16v8h-16z`}
          {...(bar < rating && { className: 'lit' })}
        />
      ))}
    </svg>
  );
}
