const states = ['At rest', 'Under the pointer', 'With the focus', 'Not available'] as const;

/** Both weights in each of their states, as pictures of buttons that cannot be pressed. */
export function ButtonStates() {
  return (
    <div className="button-states">
      {['button', 'button button-quiet'].map((weight) => (
        <ul key={weight}>
          {states.map((state, index) => (
            <li key={state}>
              <span className={`${weight} button-state-${index}`}>Book a call</span>
              <span>{state}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
