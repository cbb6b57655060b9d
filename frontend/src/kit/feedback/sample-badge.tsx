interface Props {
  text: string;
  hint: string;
}

/** Says that there is too little behind the numbers beside it. */
export function SampleBadge({ text, hint }: Props) {
  return (
    <span
      title={hint}
      className="inline-block rounded-full bg-wait-soft px-1.5 text-xs leading-[1.125rem] font-medium whitespace-nowrap text-wait"
    >
      {text}
    </span>
  );
}
