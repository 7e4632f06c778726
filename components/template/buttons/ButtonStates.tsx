const states = ['At rest', 'Under the pointer', 'With the focus'] as const;

/** Both weights in each of their states. All but the last are images of buttons. */
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
          <li>
            <button type="button" className={weight} disabled>
              Book a call
            </button>
            <span>Not available</span>
          </li>
        </ul>
      ))}
    </div>
  );
}
